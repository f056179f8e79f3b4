import { fill, type Language } from '../../../core/text/text.ts'
import { formatHour } from '../../../core/time/zone.ts'
import { providerCheckTexts } from '../texts/providerCheck.ts'
import type { ServiceComponent } from './providerCheck.ts'

export function serviceDetailText({ Detail: { key, values } }: ServiceComponent, language: Language): string {
  const inWords = (value: string | number) => (typeof value === 'number' ? formatHour(value, language) : value)
  const shown =
    key === 'windowDetail'
      ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inWords(value)]))
      : values
  return fill(providerCheckTexts[language][key], shown)
}
