interface Choice {
  /** It is stored on the device as `reading-<name>`, and the theme as the app stores it. */
  name: 'size' | 'face' | 'theme';
  label: string;
  values: readonly [value: string, label: string][];
}

/** The first value of each choice is the default, which isn't stored on the device. */
const choices: readonly Choice[] = [
  {
    name: 'size',
    label: 'Text size',
    values: [
      ['', 'Normal'],
      ['small', 'Small'],
      ['large', 'Large'],
      ['larger', 'Larger'],
    ],
  },
  {
    name: 'face',
    label: 'Typeface',
    values: [
      ['', 'Serif'],
      ['sans', 'Sans'],
    ],
  },
  {
    name: 'theme',
    label: 'Theme',
    values: [
      ['system', 'System'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
  },
];

/** Type size, typeface and theme, kept on the device. */
export function ReadingSettings() {
  return (
    <details className="settings">
      <summary>
        <span aria-hidden>Aa</span>
        <span className="hidden">Reading settings</span>
      </summary>
      <div>
        {choices.map(({ name, label, values }) => (
          <fieldset key={name}>
            <legend>{label}</legend>
            {values.map(([value, text]) => (
              <label key={value}>
                <input type="radio" name={name} value={value} defaultChecked={value === values[0]?.[0]} />
                {text}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  );
}
