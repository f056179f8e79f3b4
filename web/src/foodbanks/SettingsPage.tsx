import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { isFoodBankAdministrator } from '../../../shared/access.ts'
import * as foodbanks from '../../../shared/api/foodbanks.ts'
import { app } from '../../../shared/text/app.ts'
import { settingsTexts } from '../../../shared/text/settings.ts'
import { useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { useSession } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { WhenLoaded } from '../ui/WhenLoaded.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/** How the food bank's donations find their agency: how long offers last, who approves, and what a match is made of. */
export default function SettingsPage() {
  const text = useText(settingsTexts)
  const frame = useText(app)
  const { ActiveRole } = useSession()
  const security = isFoodBankAdministrator(ActiveRole) ? (
    <Button href={paths.secondFactorRoles()} variant="outlined">
      {frame('signInSecurity')}
    </Button>
  ) : null
  const answer = useApi(foodbanks.getSettings, {}, { revalidateOnFocus: false })
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader title={text('title')} subtitle={text('lead')} actions={security} />
      <WhenLoaded answer={answer} skeleton={<FormSkeleton fields={6} />}>
        {(data) => <SettingsForm saved={data} onSaved={(value) => void answer.mutate(value, { revalidate: false })} />}
      </WhenLoaded>
    </Box>
  )
}
