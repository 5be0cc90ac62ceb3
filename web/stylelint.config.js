// Styles: files of their own, and those of components.
export default {
  extends: ['stylelint-config-standard', 'stylelint-config-html/svelte'],
  reportNeedlessDisables: true,
  rules: {
    // blank lines are left to the writer, as Prettier leaves them
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    // written as everywhere here; ranges also ask for newer browsers
    'media-feature-range-notation': 'prefix',
    'alpha-value-notation': 'number',
    // it does not know which elements two selectors meet, and in a small component one sees it
    'no-descending-specificity': null,
    // Safari and older versions of Chromium know these by the old names alone
    'property-no-vendor-prefix': [true, { ignoreProperties: ['/^-webkit-(mask|text-size-adjust|user-select)$/'] }],
    // Svelte's own
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // a template may put a part of the name in: var(--seat-{seat})
    'custom-property-pattern': '^([a-z][a-z0-9]*)(-[a-z0-9]+)*$|\\{',
    // names of fonts
    'value-keyword-case': ['lower', { ignoreProperties: ['/^--f-/'] }],
  },
};
