import { merged, texts } from '../../../core/text/text.ts'
import { words } from '../../../core/text/words.ts'
import en from '../../../languages/en/network/donors.json' with { type: 'json' }
import es from '../../../languages/es/network/donors.json' with { type: 'json' }

/** Setting up donors and their locations. */
export const donorSetupTexts = merged(
  words,
  texts<
    typeof en.donorSetupTexts,
    {
      locationsOf: 'name'
      pendingNote: 'names'
      apiKeysOf: 'name'
      donorJoined: 'donor' | 'foodBank'
      donorLeft: 'donor' | 'foodBank'
      foodBanksOf: 'name'
      locationsThere_one: 'count'
      locationsThere_other: 'count'
      leaveQuestion: 'donor' | 'foodBank'
      givesTo: 'names'
      presetsText: 'max'
      presetPosition: 'rank'
      movePresetUp: 'name'
      movePresetDown: 'name'
      presetMoved: 'name' | 'rank'
    }
  >({ en: en.donorSetupTexts, es: es.donorSetupTexts }),
)
