export const brandWords = {
  title: 'Logo and colour',
  lead: 'How the site looks: your logo in the header, in the footer, in emails and on social networks, and one colour for buttons and links.',
  logo: {
    title: 'Logo',
    lead: 'An SVG is checked; a PNG, JPEG or WebP is resized for the site. Screen readers read it as your business name.',
    current: 'Your logo',
    none: 'None. The header shows the sample symbol and your business name.',
    remove: 'Remove this logo',
  },
  logoDark: {
    title: 'Logo for dark pages',
    lead: 'Shown in dark mode and in the footer. Without one, your logo is shown there on a light background.',
    current: 'Your logo for dark pages',
    none: 'None.',
    remove: 'Remove this logo',
  },
  fields: {
    logo: {
      label: 'File',
      help: 'SVG up to 200 KB, or PNG, JPEG or WebP up to 15 MB, at least 96 pixels high or 480 wide.',
    },
    logoDark: { label: 'File', help: 'The same kinds of files, usually with white letters.' },
    accent: {
      label: 'Accent colour',
      help: 'Such as #c92f0a. Leave it empty for the built-in one.',
    },
    picker: { label: 'Pick a colour' },
  },
  colour: {
    title: 'Accent colour',
    lead: 'For buttons, links and highlights. Text in it must be readable (WCAG AA, a contrast of 4.5:1), so the shade is adjusted for light and dark pages where needed.',
    check: 'Contrast of {accent}',
    columns: { where: 'Where', yours: 'Yours', shown: 'Shown as', contrast: 'Contrast' },
    rows: {
      light: 'Links on light pages',
      dark: 'Links on dark pages',
      onLight: 'Text on buttons, light',
      onDark: 'Text on buttons, dark',
    },
    passes: 'passes',
    fails: 'too low',
    advice:
      'On light pages, {accent} is too pale to read. The nearest colour that passes is {nearest}.',
    useNearest: 'Use {nearest}',
    good: 'Your colour can be read on light pages as it is.',
  },
  save: 'Save Draft',
  limits:
    'Browser tabs and home screens show your logo, too. If there’s none, or it’s more than twice as wide as it is high, they show the site’s own symbol.',
} as const;

export const brandErrors = {
  accent: 'Enter a colour as # and six digits or letters from a to f, such as #c92f0a.',
} as const;
