// For style sheets and the styles of components.
export default {
  extends: ['stylelint-config-standard', 'stylelint-config-html/svelte'],
  reportNeedlessDisables: true,
  rules: {
    // blank lines are up to the author, as in Prettier
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    // the notation used throughout; ranges also need newer browsers
    'media-feature-range-notation': 'prefix',
    'alpha-value-notation': 'number',
    // it does not know which elements both selectors match, and in a small component that is easy to see
    'no-descending-specificity': null,
    // Safari and older versions of Chromium only know these by their old names
    'property-no-vendor-prefix': [true, { ignoreProperties: ['/^-webkit-(mask|text-size-adjust|user-select)$/'] }],
    // from Svelte
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // a template may fill in part of the name: var(--seat-{seat})
    'custom-property-pattern': '^([a-z][a-z0-9]*)(-[a-z0-9]+)*$|\\{',
    // font names
    'value-keyword-case': ['lower', { ignoreProperties: ['/^--f-/'] }],
  },
};
