import { Button, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { networkSetupTexts } from '../../../../shared/network/groups/texts.ts'
import * as people from '../../../../shared/network/people/api.ts'
import { peopleTexts } from '../../../../shared/network/people/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'
import { InvitationList } from '../people/InvitationList.tsx'
import { PersonList } from '../people/PersonList.tsx'

const InviteDialog = lazy(() => import('../people/InviteDialog.tsx'))

/** People who act for the food bank, and those whom the network has invited to administer it. */
export function AdministratorsPanel({ foodBankId }: { foodBankId: number }) {
  const text = useText(networkSetupTexts)
  const person = useText(peopleTexts)
  const answer = useApi(people.listPeople, { entityId: foodBankId })
  const { data } = answer
  const [isInviting, setInviting] = useState(false)
  const invite = (
    <Button variant="contained" onClick={() => setInviting(true)}>
      {person('invite')}
    </Button>
  )
  return (
    <Panel title={text('people')} actions={data && data.People.length > 0 ? invite : null} isFlush>
      <Typography variant="body2" color="textSecondary" sx={{ px: 2.5, pb: 1.5 }}>
        {text('administratorsText')}
      </Typography>
      <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={2} height={64} />}>
        {(data) => (
          <>
            <PersonList {...data} onInvite={() => setInviting(true)} />
            <Typography component="h3" sx={{ fontWeight: 600, px: 2.5, pt: 2, pb: 1 }}>
              {text('invitations')}
            </Typography>
            <InvitationList entityId={foodBankId} rolesToGive={data.RolesToGive} />
          </>
        )}
      </WhenLoaded>
      <Suspense fallback={null}>
        {isInviting && data ? (
          <InviteDialog entity={data.Entity} roles={data.RolesToGive} onClose={() => setInviting(false)} />
        ) : null}
      </Suspense>
    </Panel>
  )
}
