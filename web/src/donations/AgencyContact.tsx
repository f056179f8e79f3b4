import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import * as offers from '../../../shared/api/offers.ts'
import { transactionTexts } from '../../../shared/text/transaction.ts'
import { useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { ContactLinks } from '../ui/ContactLinks.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { WhenLoaded } from '../ui/WhenLoaded.tsx'
import { addressText } from './addressText.ts'

/** How the food bank reaches an agency of its list; asked for when the line is opened. */
export function AgencyContact({ agencyId }: { agencyId: number }) {
  const text = useText(transactionTexts)
  const answer = useApi(offers.getContactInfo, { agencyId }, { revalidateOnFocus: false })
  return (
    <Box sx={{ px: 2.5, pb: 2 }}>
      <Typography sx={{ fontWeight: 650 }}>{text('contact')}</Typography>
      <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={1} />}>
        {(data) => (
          <>
            <Typography variant="body2">{data.ContactName}</Typography>
            <Typography variant="body2" color="textSecondary">
              {addressText(data.Address)}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
              <ContactLinks contact={data} />
            </Box>
          </>
        )}
      </WhenLoaded>
    </Box>
  )
}
