exports.Gauge = function Gauge() {};
exports.gaugeClasses = { root: 'MuiGauge-root', inner: 'MuiGauge-inner' };
