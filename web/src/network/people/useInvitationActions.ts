import * as people from '../../../../shared/network/people/api.ts'
import type { InvitationRow } from '../../../../shared/network/people/invitation.ts'
import { peopleTexts } from '../../../../shared/network/people/texts.ts'
import { useAttempt } from '../../core/data/failure.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useRefresh } from '../../core/data/useApi.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useText } from '../../core/words/language.tsx'

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
