import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import LocationImages from '../../core/attachments/LocationImages.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import type { PartProps } from './locationTabs.tsx'

/** Photos of the place, as customers see them. */
export default function PhotosPart({ location, isOwn }: PartProps) {
  const text = useText(locationTexts)
  return (
    <Panel title={text('tabPhotos')}>
      <LocationImages locationId={location.ID} isReadOnly={!isOwn} />
    </Panel>
  )
}
