import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { Offer } from '../../../../shared/rescue/offers/api.ts'
import { offerTexts } from '../../../../shared/rescue/offers/texts/offer.ts'
import { addressText } from '../../core/address/addressText.ts'
import { ContactLinks } from '../../core/ui/ContactLinks.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'

/** Contacts for an offer: the store the food is at, and the food bank behind the offer. */
export function OfferContacts({ offer }: { offer: Offer }) {
  const text = useText(offerTexts)
  const { DonorLocation: location } = offer.Transaction
  return (
    <Panel title={text('contacts')}>
      <Stack spacing={2}>
        <Contact role={text('donor')} name={`${location.Donor.Name} · ${location.Code}`}>
          <Typography variant="body2" color="textSecondary">
            {addressText(location.Address)}
          </Typography>
          {offer.StoreContact ? (
            <>
              <Typography variant="body2">{offer.StoreContact.ContactName}</Typography>
              <ContactLinks contact={{ ...offer.StoreContact, EMailAddress: '' }} />
            </>
          ) : null}
        </Contact>
        <Contact role={text('foodBank')} name={offer.FoodBankContact.Name}>
          <ContactLinks contact={offer.FoodBankContact} />
        </Contact>
      </Stack>
    </Panel>
  )
}

function Contact({ role, name, children }: { role: string; name: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="p" color="textSecondary">
        {role}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      {children}
    </Box>
  )
}
