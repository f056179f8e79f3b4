import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/network/people.json' with { type: 'json' }
import es from '../../languages/es/network/people.json' with { type: 'json' }

/** Shared tablets of a pantry and the PINs of its people. */
export const tabletTexts = texts<
  typeof en.tabletTexts,
  { ownPinText: 'entity'; hasPin: 'person'; noPin: 'person'; shareQuestion: 'entity'; lockOf: 'name' }
>({ en: en.tabletTexts, es: es.tabletTexts })
