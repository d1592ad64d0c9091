module.exports = require('./Grid');
