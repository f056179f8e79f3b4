import { Box } from '@mui/material'
import * as totals from '../../../../shared/work/totals/api.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { PickupsPanel } from '../dashboard/PickupsPanel.tsx'
import { ImpactChart } from '../totals/ImpactChart.tsx'
import { ImpactWells } from '../totals/ImpactWells.tsx'

/** Numbers that the reports are about, before any of them is opened: the last twelve months, of an agency its pickups. */
export default function ReportNumbers() {
  const isFoodBank = useRolePrefix() === 'FoodBank'
  const answer = useApi(totals.getImpact, isFoodBank ? {} : null)
  return (
    <Box sx={{ display: 'grid', gap: 2.5, mb: 3 }}>
      {isFoodBank ? (
        <WhenLoaded answer={answer} skeleton={<FormSkeleton fields={4} />}>
          {(impact) => (
            <>
              <ImpactWells impact={impact} />
              <ImpactChart months={impact.Months} />
            </>
          )}
        </WhenLoaded>
      ) : (
        <PickupsPanel />
      )}
    </Box>
  )
}
