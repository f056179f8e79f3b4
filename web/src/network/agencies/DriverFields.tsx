import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import { Box, Button, List, Switch, Typography } from '@mui/material'
import { useController, useFieldArray, useFormContext } from 'react-hook-form'
import { maxDrivers } from '../../../../shared/network/agencies/agency.ts'
import { agencySetupTexts } from '../../../../shared/network/agencies/texts.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { TextField } from '../../core/ui/form/fields.tsx'
import { IconAction } from '../../core/ui/IconAction.tsx'
import { Lead } from '../../core/ui/Lead.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import type { AgencyFields } from './agencyForm.ts'

/** The agency's drivers: stored ones are renamed or deactivated, only new ones can be taken out again. */
export function DriverFields() {
  const text = useText(agencySetupTexts)
  const { control } = useFormContext<AgencyFields>()
  const { fields, append, remove } = useFieldArray({ control, name: 'Drivers', keyName: 'key' })
  return (
    <Panel title={text('driversTitle')}>
      <Lead>{text('driversText')}</Lead>
      <List disablePadding sx={{ display: 'grid', gap: 2.5 }}>
        {fields.map((driver, index) => (
          <DriverLine
            key={driver.key}
            index={index}
            onRemove={driver.ID === undefined ? () => remove(index) : undefined}
          />
        ))}
      </List>
      <Button
        startIcon={<Add />}
        sx={{ mt: 1.5 }}
        disabled={fields.length >= maxDrivers}
        onClick={() => append({ Name: '', IsActive: true })}
      >
        {text('addDriver')}
      </Button>
    </Panel>
  )
}

function DriverLine({ index, onRemove }: { index: number; onRemove: (() => void) | undefined }) {
  const text = useText(agencySetupTexts)
  const organization = useText(organizationTexts)
  const { control } = useFormContext<AgencyFields>()
  const { field } = useController({ control, name: `Drivers.${index}.IsActive` as const })
  const number = index + 1
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <TextField
        control={control}
        name={`Drivers.${index}.Name` as const}
        label={text('driverNumber', { number })}
        sx={{ flex: 1, maxWidth: 360 }}
      />
      {onRemove ? (
        <IconAction label={text('removeDriver', { number })} onClick={onRemove}>
          <Close fontSize="small" />
        </IconAction>
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Switch
            checked={field.value}
            onChange={field.onChange}
            slotProps={{ input: { 'aria-label': text('driverActive', { number }) } }}
          />
          <Typography variant="body2" sx={{ minWidth: 64 }}>
            {organization(field.value ? 'active' : 'inactive')}
          </Typography>
        </Box>
      )}
    </Box>
  )
}
