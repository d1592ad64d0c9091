exports.chartClasses = {
  root: 'MuiPlainChart-root',
  selected: 'Mui-selected',
  tickLabel: 'MuiPlainChart-tickLabel',
};
