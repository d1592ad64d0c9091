exports.DataGrid = function DataGrid() {};
