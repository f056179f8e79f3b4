import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/pantry/invitations.json' with { type: 'json' }
import es from '../../languages/es/pantry/invitations.json' with { type: 'json' }

/** Staff inviting neighbors to order from pantries. Quoted texts are the specification's. */
export const invitationTexts = merged(
  words,
  texts<
    typeof en.invitationTexts,
    {
      copyLinkOf: 'code'
      copyFailed: 'link'
      chosen_pantries_other: 'count'
      chosen_programs_other: 'count'
      tooLarge: 'megabytes'
      tooLong: 'rows'
      neighbors_other: 'count'
      leftOut_other: 'count'
      twice_other: 'count'
      twiceRow: 'of' | 'row'
      sameContact: 'of'
      verifying: 'count' | 'done'
      removedNumbers_other: 'count'
      deleteNamed: 'name'
      deleteQuestion: 'name'
      sendAll_other: 'count'
      sending: 'count' | 'done'
    }
  >({ en: en.invitationTexts, es: es.invitationTexts }),
)
