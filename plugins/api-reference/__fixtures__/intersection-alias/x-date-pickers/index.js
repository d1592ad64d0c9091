module.exports = require('./Picker');
