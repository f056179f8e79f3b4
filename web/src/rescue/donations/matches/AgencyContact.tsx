import { Box, Typography } from '@mui/material'
import { transactionTexts } from '../../../../../shared/rescue/donations/texts/transaction.ts'
import * as offers from '../../../../../shared/rescue/offers/api.ts'
import { addressText } from '../../../core/address/addressText.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { ContactLinks } from '../../../core/ui/ContactLinks.tsx'
import { RowsSkeleton } from '../../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../../core/ui/WhenLoaded.tsx'
import { useText } from '../../../core/words/language.tsx'

/** Contacts of an agency for the food bank; requested when the line is opened. */
export function AgencyContact({ agencyId }: { agencyId: number }) {
  const text = useText(transactionTexts)
  const answer = useApi(offers.getContactInfo, { agencyId }, { revalidateOnFocus: false })
  return (
    <Box sx={{ px: 2.5, pb: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{text('contact')}</Typography>
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
