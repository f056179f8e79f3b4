import Box from '@mui/material/Box'
import * as foodbanks from '../../../shared/api/foodbanks.ts'
import { settingsTexts } from '../../../shared/text/settings.ts'
import { useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/** How the food bank's donations find their agency: how long offers last, who approves, and what a match is made of. */
export default function SettingsPage() {
  const text = useText(settingsTexts)
  const answer = useApi(foodbanks.getSettings, {}, { revalidateOnFocus: false })
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader title={text('title')} subtitle={text('lead')} />
      {answer.data ? (
        <SettingsForm saved={answer.data} onSaved={(value) => void answer.mutate(value, { revalidate: false })} />
      ) : answer.error ? (
        <LoadFailed error={answer.error} onRetry={() => answer.mutate()} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </Box>
  )
}
