module.exports = require('..');
