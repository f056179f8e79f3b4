import { Box, Link, List, Stack } from '@mui/material'
import { formatDay } from '../../../../shared/core/time/zone.ts'
import { categoryName, storageName } from '../../../../shared/rescue/donations/names.ts'
import { pickupTimeName } from '../../../../shared/rescue/donations/pickup/pickupTime.ts'
import type { Offer } from '../../../../shared/rescue/offers/api.ts'
import { offerTexts } from '../../../../shared/rescue/offers/texts/offer.ts'
import { Facts } from '../../core/figures/Facts.tsx'
import { Weight } from '../../core/figures/Weight.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RelativeTime } from '../../core/ui/Times.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { EditedNote } from '../donations/edit/EditedNote.tsx'

type Donation = Offer['Transaction']

/** Contents of the donation, how it has to be kept, and what the donor says about it. */
export function OfferContents({ donation }: { donation: Donation }) {
  const text = useText(offerTexts)
  const { language } = useLanguage()
  const storage = donation.AdHocTransactionStorageRequirements.map((need) =>
    storageName(need.StorageRequirement, language),
  )
  const day = donation.DonorRecordedPickupDate
  const window = [
    day === null ? text('nextSevenDays') : formatDay(day, language),
    pickupTimeName(donation.PickupTimeType, language),
  ]
  return (
    <Panel title={text('contents')}>
      <Stack spacing={2.5}>
        <EditedNote edits={donation.Edits} zone={donation.TimeZone} />
        <Photo donation={donation} />
        <Categories donation={donation} />
        <Facts
          facts={[
            { label: text('storage'), value: storage.join(', ') || text('noStorage') },
            { label: text('recordedPickup'), value: window.join(', ') },
            ...(donation.Notes ? [{ label: text('notes'), value: <Notes>{donation.Notes}</Notes> }] : []),
            { label: text('code'), value: donation.Code },
            { label: text('posted'), value: <RelativeTime value={donation.Created} zone={donation.TimeZone} /> },
          ]}
        />
      </Stack>
    </Panel>
  )
}

const Notes = ({ children }: { children: string }) => <Box sx={{ whiteSpace: 'pre-line' }}>{children}</Box>

function Categories({ donation }: { donation: Donation }) {
  const text = useText(offerTexts)
  const { language } = useLanguage()
  return (
    <List disablePadding>
      {donation.AdHocTransactionDonationCategories.map(({ DonationCategory: category, Pounds: pounds }) => (
        <Box component="li" key={category.ID} sx={line}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <span>{categoryName(category, language)}</span>
            <Weight value={pounds} />
          </Box>
          <Box aria-hidden sx={{ ...share, width: `${(100 * pounds) / Math.max(donation.Pounds, pounds)}%` }} />
        </Box>
      ))}
      <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, pt: 1.25, fontWeight: 700 }}>
        <span>{text('total')}</span>
        <Weight value={donation.Pounds} />
      </Box>
    </List>
  )
}

function Photo({ donation }: { donation: Donation }) {
  const text = useText(offerTexts)
  if (donation.PhotoUrl === null) return null
  return (
    <Link href={donation.PhotoUrl} target="_blank" rel="noreferrer" sx={{ display: 'block', lineHeight: 0 }}>
      <Box
        component="img"
        src={donation.PhotoUrl}
        alt={text('photo', { donor: donation.DonorLocation.Donor.Name })}
        loading="lazy"
        sx={{ width: '100%', maxHeight: 280, objectFit: 'cover', borderRadius: 2 }}
      />
    </Link>
  )
}

const line = { py: 1, borderBottom: '1px solid', borderColor: 'divider' } as const
const share = { height: 4, mt: 0.75, borderRadius: 2, bgcolor: 'secondary.light' } as const
