exports.DataGrid = function DataGrid() {};
exports.Panel = function Panel() {};
