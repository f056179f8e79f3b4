import { Box, Card, List, Typography } from '@mui/material'
import { itemPounds } from '../../../../shared/rescue/donations/donation.ts'
import type { DriverRun } from '../../../../shared/rescue/transport/api.ts'
import { driverTexts } from '../../../../shared/rescue/transport/driverTexts.ts'
import { useText } from '../../core/words/language.tsx'

/** Food on the run, how it has to be kept, and the store's instructions. */
export function RunLoad({ run }: { run: DriverRun }) {
  const text = useText(driverTexts)
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="overline" color="textSecondary" component="h2">
        {text('contents')}
      </Typography>
      <List disablePadding>
        {run.Items.map(({ Pounds, DonationCategory }) => (
          <Box component="li" key={DonationCategory.ID} sx={{ display: 'flex', justifyContent: 'space-between' }}>
            <span>{DonationCategory.Name}</span>
            <span>{Pounds} lb</span>
          </Box>
        ))}
      </List>
      <Typography sx={{ fontWeight: 600, mt: 0.5 }}>{text('total', { pounds: itemPounds(run.Items) })}</Typography>
      {run.StorageRequirements.length > 0 ? (
        <Typography sx={{ mt: 1 }}>
          {text('storage')}: {run.StorageRequirements.join(', ')}
        </Typography>
      ) : null}
      {run.Notes ? (
        <>
          <Typography variant="overline" color="textSecondary" component="h2" sx={{ mt: 1, display: 'block' }}>
            {text('notes')}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{run.Notes}</Typography>
        </>
      ) : null}
    </Card>
  )
}
