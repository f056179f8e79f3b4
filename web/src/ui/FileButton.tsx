import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { type ChangeEvent, useRef } from 'react'

interface FileButtonProps {
  label: string
  /** Endings and media types: `.csv,.xlsx`. */
  accept: string
  onChoose: (file: File) => unknown
}

/** Opens the device's choice of a file. A label around the field would be no button to a screen reader. */
export function FileButton({ label, accept, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (chosen) onChoose(chosen)
    // So that the same file can be chosen again once it is corrected.
    target.value = ''
  }
  return (
    <>
      <Button variant="contained" startIcon={<UploadFile />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input ref={input} type="file" accept={accept} hidden onChange={choose} />
    </>
  )
}
