exports.Grid = {
  $$typeof: Symbol.for('react.memo'),
  type: { $$typeof: Symbol.for('react.forward_ref') },
};
