module.exports = require('./Section');
