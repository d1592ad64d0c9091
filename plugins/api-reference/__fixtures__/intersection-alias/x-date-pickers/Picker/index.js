exports.Picker = { $$typeof: Symbol.for('react.forward_ref') };
