import { Box, Button } from '@mui/material'
import { isFoodBankAdministrator } from '../../../../shared/core/access.ts'
import { app } from '../../../../shared/core/text/app.ts'
import * as foodbanks from '../../../../shared/network/foodbanks/api.ts'
import { settingsTexts } from '../../../../shared/network/foodbanks/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/**
 * Settings of how the food bank's donations find their agency: duration of offers, approval, and the parts of a match.
 */
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
        {(data) => <SettingsForm saved={data} />}
      </WhenLoaded>
    </Box>
  )
}
