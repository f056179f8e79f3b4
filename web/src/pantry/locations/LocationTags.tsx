import { tagTexts } from '../../../../shared/pantry/tags/texts.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { LocationTagsPanel } from '../tags/LocationTagsPanel.tsx'
import type { PartProps } from './locationTabs.tsx'

/** Tags that choose which of its owner's products the location offers. */
export default function LocationTags({ location: { ID: id }, isOwn }: PartProps) {
  const text = useText(tagTexts)
  return (
    <Panel title={text('tags')}>
      <LocationTagsPanel locationId={id} isReadOnly={!isOwn} />
    </Panel>
  )
}
