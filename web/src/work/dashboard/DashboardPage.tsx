import { Box } from '@mui/material'
import { dashboardTexts } from '../../../../shared/work/dashboard/texts.ts'
import { useSession } from '../../core/data/useSession.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { useText } from '../../core/words/language.tsx'
import { AgencyDay } from './AgencyDay.tsx'
import { AttentionPanel } from './AttentionPanel.tsx'
import { PickupsPanel } from './PickupsPanel.tsx'
import { Tiles } from './Tiles.tsx'
import { Wells } from './Wells.tsx'

/** The agency's home: the food that waits for an answer, both halves of its day, and what was picked up so far. */
export default function DashboardPage() {
  const text = useText(dashboardTexts)
  const { EntityName } = useSession()
  return (
    <>
      <PageHeader title={text('title')} subtitle={EntityName} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <AttentionPanel />
        <AgencyDay />
        <Wells />
        <PickupsPanel />
        <Tiles />
      </Box>
    </>
  )
}
