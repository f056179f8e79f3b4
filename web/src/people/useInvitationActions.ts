import * as people from '../../../shared/api/people.ts'
import type { InvitationRow } from '../../../shared/person/invitation.ts'
import { peopleTexts } from '../../../shared/text/people.ts'
import { useConfirm } from '../app/confirm.tsx'
import { useAttempt } from '../app/failure.ts'
import { useText } from '../app/language.tsx'
import { useAction } from '../data/useAction.ts'
import { useRefresh } from '../data/useApi.ts'

/** Sends an invitation again, or takes it back; a refusal comes with its reason, and the list is read anew. */
export function useInvitationActions() {
  const text = useText(peopleTexts)
  const confirm = useConfirm()
  const attempt = useAttempt()
  const refresh = useRefresh()
  const again = useAction(people.resendInvitation)
  const back = useAction(people.revokeInvitation)
  const send = async (action: () => Promise<unknown>, done: string) => {
    if (!(await attempt(action, done))) await refresh(people.getInvitationsGrid)
  }
  return {
    isBusy: again.busy || back.busy,
    resend: ({ ID, EMailAddress }: InvitationRow) =>
      void send(() => again.run({ id: ID }), text('resent', { email: EMailAddress })),
    revoke: async ({ ID, Name }: InvitationRow) => {
      const question = { title: text('revokeQuestion', { person: Name }), text: text('revokeText') }
      if (await confirm({ ...question, confirm: text('revoke'), isDangerous: true }))
        await send(() => back.run({ id: ID }), text('revoked'))
    },
  }
}
