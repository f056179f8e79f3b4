import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { Button, type ButtonProps } from '@mui/material'
import { type ChangeEvent, useRef, useState } from 'react'

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'startIcon' | 'disabled'> {
  label: string
  /** Endings and media types: `.csv,.xlsx`. */
  accept: string
  /** The button shows that it is at work until this is done: on a slow line the file's reader is loaded only now. */
  onChoose: (file: File) => unknown
  /** A phone opens its camera at once; without this it asks itself where the picture comes from. */
  capture?: 'environment'
}

/** Opens the device's choice of a file. A label around the field would be no button to a screen reader. */
export function FileButton({ label, accept, onChoose, capture, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    // Lets the same file be chosen again once it is corrected.
    target.value = ''
    if (!chosen) return
    setBusy(true)
    try {
      await onChoose(chosen)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        variant="contained"
        startIcon={<UploadFile />}
        {...look}
        loading={isBusy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input ref={input} type="file" accept={accept} capture={capture} hidden onChange={choose} />
    </>
  )
}
