import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/network/people.json' with { type: 'json' }
import es from '../../languages/es/network/people.json' with { type: 'json' }

/** People of an entity: the list, invitations, and a person's page. */
export const peopleTexts = merged(
  words,
  texts<
    typeof en.peopleTexts,
    {
      lead: 'entity'
      people: 'entity'
      nobody: 'entity'
      open: 'person'
      inviteTitle: 'entity'
      invited: 'email'
      invitedBy: 'person'
      goodUntil: 'date'
      resendNamed: 'person'
      resent: 'email'
      revokeNamed: 'person'
      revokeQuestion: 'person'
      roles: 'entity'
      removeNamed: 'role'
      removeQuestion: 'person' | 'role'
      removeText: 'entity'
      disableQuestion: 'person'
      signOutQuestion: 'person'
      'action.invited': 'by' | 'person' | 'role'
      'action.invitedAgain': 'by'
      'action.invitationRevoked': 'by'
      'action.joined': 'person' | 'role'
      'action.roleChanged': 'by' | 'newRole' | 'role'
      'action.roleRemoved': 'by' | 'role'
      'action.disabled': 'by'
      'action.enabled': 'by'
      'action.signedOut': 'by' | 'person'
      'action.pinSet': 'by' | 'person'
      'action.pinRemoved': 'by' | 'person'
      'action.renamed': 'by'
    }
  >({ en: en.peopleTexts, es: es.peopleTexts }),
)
