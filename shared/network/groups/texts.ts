import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/network/groups.json' with { type: 'json' }
import es from '../../languages/es/network/groups.json' with { type: 'json' }

/** Setting up food banks, state associations and co-ops. */
export const networkSetupTexts = merged(
  words,
  texts<typeof en.networkSetupTexts, { offerMinutesText: 'max' | 'min'; itsFoodBanks: 'names'; peopleOf: 'name' }>({
    en: en.networkSetupTexts,
    es: es.networkSetupTexts,
  }),
)
