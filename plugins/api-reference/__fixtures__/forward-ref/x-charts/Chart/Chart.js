const { useThemeProps } = { useThemeProps: (options) => options.props };
exports.Chart = { $$typeof: Symbol.for('react.forward_ref') };
exports.render = (inProps) =>
  useThemeProps({
    props: inProps,
    name: 'MuiPlainChart',
  });
