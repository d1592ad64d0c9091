exports.Unstable_Section = function Section() {};
