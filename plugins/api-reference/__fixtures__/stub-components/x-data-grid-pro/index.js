exports.DataGridPro = function DataGridPro() {};
exports.DataGrid = () => null;
exports.Panel = function Panel() {};
