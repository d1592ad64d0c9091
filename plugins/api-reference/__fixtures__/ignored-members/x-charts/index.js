module.exports = require('./Gauge');
