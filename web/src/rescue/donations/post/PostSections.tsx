import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import { Box, Link, Typography } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import { storageRequirements, systemCategories } from '../../../../../shared/core/reference/reference.ts'
import * as agencies from '../../../../../shared/network/agencies/api.ts'
import type { DonorLocation } from '../../../../../shared/network/organizations/address.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { storageName } from '../../../../../shared/rescue/donations/names.ts'
import { donorTexts } from '../../../../../shared/rescue/donations/texts/donor.ts'
import { addressText } from '../../../core/address/addressText.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { useRolePrefix } from '../../../core/data/useSession.ts'
import { paths } from '../../../core/paths.ts'
import { FieldGroup } from '../../../core/ui/form/FieldGroup.tsx'
import { ToggleButtons } from '../../../core/ui/form/ToggleButtons.tsx'
import { Lead } from '../../../core/ui/Lead.tsx'
import { Panel } from '../../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { DonorLocationField } from '../DonorLocationField.tsx'
import { LocationLines } from '../LocationLines.tsx'
import { ItemsEditor } from './ItemsEditor.tsx'
import { MoreSection } from './MoreSection.tsx'
import { PickupFields } from './PickupFields.tsx'
import type { LocationClock, PostForm } from './postForm.ts'
import { useProblemText } from './useProblemText.ts'

interface PostSectionsProps extends LocationClock {
  locations: DonorLocation[]
  onSendingPhoto: (isSending: boolean) => void
}

/** The form from top to bottom in the order of the questions: where, what, how kept, when; the rest is collapsed. */
export function PostSections({ locations, now, zone, onSendingPhoto }: PostSectionsProps) {
  const text = useText(donorTexts)
  const problemText = useProblemText({ now, zone })
  const categories = useApi(donations.listDonationCategories, {}, { fallbackData: [...systemCategories] })
  return (
    <>
      <Panel title={text('location')}>
        <LocationChoice locations={locations} />
      </Panel>
      <Panel title={text('items')}>
        <Lead>{text('itemsLead')}</Lead>
        <ItemsEditor categories={categories.data ?? []} />
      </Panel>
      <StorageSection error={problemText('storage')} />
      <Panel title={text('pickup')}>
        <PickupFields now={now} zone={zone} problemText={problemText} />
      </Panel>
      <MoreSection now={now} zone={zone} error={problemText('start')} onSendingPhoto={onSendingPhoto} />
    </>
  )
}

/** Location of the donation; a person with one location only reads it. */
function LocationChoice({ locations }: { locations: DonorLocation[] }) {
  const text = useText(donorTexts)
  const { control, watch } = useFormContext<PostForm>()
  const locationId = watch('locationId')
  const chosen = locations.find(({ ID }) => ID === locationId)
  if (locations.length === 1 && chosen)
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <PlaceOutlined color="primary" aria-hidden />
        <LocationLines location={chosen} />
      </Box>
    )
  return (
    <>
      <DonorLocationField
        control={control}
        name="locationId"
        label={text('donorLocation')}
        placeholder={text('locationHint')}
        noOptionsText={text('noSuchLocation')}
        helperText={chosen ? addressText(chosen.Address) : undefined}
        locations={locations}
      />
      {chosen ? <NoPresetsNote locationId={chosen.ID} /> : null}
    </>
  )
}

/** For the food bank, which sets presets: nobody is asked before all others for this location. */
function NoPresetsNote({ locationId }: { locationId: number }) {
  const text = useText(donorTexts)
  const isFoodBank = useRolePrefix() === 'FoodBank'
  const found = useApi(agencies.listAssociatedDonorLocationsWithoutPresets, isFoodBank ? {} : null, {
    revalidateOnFocus: false,
  })
  if (!found.data?.some(({ ID }) => ID === locationId)) return null
  return (
    <Typography variant="body2" color="textSecondary" role="note" sx={{ mt: 1.5 }}>
      {text('noPresets')} <Link href={paths.donorLocation(locationId)}>{text('setPresets')}</Link>
    </Typography>
  )
}

function StorageSection({ error }: { error: string | undefined }) {
  const text = useText(donorTexts)
  const { language } = useLanguage()
  const { watch, setValue } = useFormContext<PostForm>()
  const storage = useApi(donations.listStorageRequirements, {}, { fallbackData: [...storageRequirements] })
  const chosen = watch('storageIds')
  const toggle = (id: number) => {
    const others = chosen.filter((one) => one !== id)
    setValue('storageIds', others.length < chosen.length ? others : [...others, id], { shouldDirty: true })
  }
  return (
    <Panel title={text('storage')}>
      <Lead>{text('storageLead')}</Lead>
      <FieldGroup error={error}>
        <ToggleButtons
          label={text('storage')}
          choices={(storage.data ?? []).map((one) => ({ value: one.ID, label: storageName(one, language) }))}
          isChosen={(id) => chosen.includes(id)}
          onChoose={toggle}
        />
      </FieldGroup>
    </Panel>
  )
}
