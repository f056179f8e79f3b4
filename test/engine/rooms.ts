import { isLanguage, type Texts } from '../../shared/core/text/text.ts'

/** Every text of the app, by area and room. */

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0 && Object.keys(value).every(isLanguage)

export const areas = Object.entries(
  import.meta.glob<Record<string, unknown>>(
    [
      '../../shared/*/*/{texts,*Texts}.ts',
      '../../shared/*/*/texts/*.ts',
      '../../shared/core/text/{app,choice,frame,oneUnit}.ts',
    ],
    {
      eager: true,
    },
  ),
).map(([path, module]) => [path.replace('../../', ''), module] as const)

export const rooms = areas.flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, value]) => (isTexts(value) ? [[`${path} ${name}`, value] as const] : [])),
)
