module.exports = { ...require('./Chart'), ...require('./chartClasses') };
