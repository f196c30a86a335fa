import { inflateRawSync } from 'node:zlib'

/** Reads the files of a ZIP, by name, from its central directory. Source: APPNOTE.TXT of PKWARE, 4.3. */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let remaining = zip.readUInt16LE(end + 10); remaining > 0; remaining--) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [name, extra, remark] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + size)
    files.set(zip.toString('utf8', at + 46, at + 46 + name), method === 0 ? bytes : inflateRawSync(bytes))
    at += 46 + name + extra + remark
  }
  return files
}
