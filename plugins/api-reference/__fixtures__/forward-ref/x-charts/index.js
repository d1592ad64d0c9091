module.exports = require('./Chart');
