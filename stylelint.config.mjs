/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-use-logical'],
  rules: {
    // Both directions are first-class: sides have logical names.
    'csstools/use-logical': 'always',
    // CSS modules are read as `styles.groupList`; Infima's own names are BEM.
    'selector-class-pattern': null,
    'custom-property-pattern': null,
    // The order of the cascade is kept by hand where Infima is overridden.
    'no-descending-specificity': null,
    'import-notation': null,
    // Of CSS modules.
    'selector-pseudo-class-no-unknown': [
      true,
      { ignorePseudoClasses: ['global', 'local'] },
    ],
  },
};
