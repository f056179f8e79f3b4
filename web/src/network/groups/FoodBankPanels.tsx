import { Box, Typography } from '@mui/material'
import type { Control } from 'react-hook-form'
import type { FoodBankGroupListRow, GroupKind } from '../../../../shared/network/groups/network.ts'
import { networkSetupTexts } from '../../../../shared/network/groups/texts.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { numberText } from '../../core/time/time.ts'
import { TextField } from '../../core/ui/form/fields.tsx'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { SwitchField } from '../../core/ui/form/switches.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { AddressFields } from '../organizations/AddressFields.tsx'
import { ContactFields } from '../organizations/ContactFields.tsx'
import { ZoneField } from '../organizations/ZoneField.tsx'
import { type FoodBankFields, type FoodBankSent, noGroup, offerLimits } from './foodBankForm.ts'

type FoodBankControl = Control<FoodBankFields, unknown, FoodBankSent>

interface PanelsProps {
  control: FoodBankControl
  groups: readonly FoodBankGroupListRow[]
}

/** Settings of a food bank that the network makes, new or not. */
export function FoodBankPanels({ control, groups }: PanelsProps) {
  const text = useText(networkSetupTexts)
  const organization = useText(organizationTexts)
  const choices = (kind: GroupKind) => [
    { value: noGroup, label: text('noGroup') },
    ...groups.filter(({ Kind }) => Kind === kind).map(({ ID, Name }) => ({ value: ID, label: Name })),
  ]
  return (
    <>
      <Panel title={text('foodBank')}>
        <Box sx={twoColumns}>
          <TextField control={control} name="Name" label={organization('name')} helperText={text('nameText')} />
          <ZoneField />
          <SelectField
            control={control}
            name="StateAssociationID"
            label={text('association')}
            helperText={text('membershipText')}
            options={choices('stateAssociation')}
          />
          <SelectField
            control={control}
            name="CoopID"
            label={text('coop')}
            helperText={text('membershipText')}
            options={choices('coop')}
          />
        </Box>
      </Panel>
      <AddressFields kind="foodBank" />
      <ContactFields />
    </>
  )
}

/** Start values of a new food bank. */
export function StartPanel({ control }: Pick<PanelsProps, 'control'>) {
  const text = useText(networkSetupTexts)
  const { language } = useLanguage()
  const limits = { min: offerLimits.min, max: numberText(offerLimits.max, language) }
  return (
    <Panel title={text('start')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {text('startText')} {text('warehouseText')}
      </Typography>
      <Box sx={twoColumns}>
        <TextField
          control={control}
          name="OfferMinutes"
          label={text('offerMinutes')}
          helperText={text('offerMinutesText', limits)}
          errorValues={limits}
          htmlInput={{ inputMode: 'numeric' }}
        />
        <SwitchField
          control={control}
          name="IsAutomaticallyApproved"
          label={text('automatic')}
          explanation={text('automaticText')}
        />
      </Box>
    </Panel>
  )
}

const twoColumns = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const
