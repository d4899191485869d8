/**
 * Denoises a linear picture with the help of its albedo and normals.
 *
 *   node darkroom/denoise.mjs <folder> <id> <width> <height>
 *
 * reads <id>.colour.raw, .albedo.raw and .normal.raw (float32 RGB, interleaved)
 * and writes <id>.clean.raw. Blender cannot do this here, because Debian builds it without OIDN.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ort from 'onnxruntime-node'
import { buildDenoiserNetwork } from './network.mjs'
import { readDenoiserWeights } from './weights.mjs'

const HALF_MAX = 65504

/** OIDN's perceptual transfer function for high dynamic range, and its inverse. */
const curve = {
  a: 1412.83765, b: 1.64593172, c: 0.431384981, d: -0.00294139609, e: 0.192653254, f: 0.00626026094, g: 0.998620152,
  y0: 1.5794576e-6, y1: 0.0322087631, x0: 0.00223151711, x1: 0.370974749,
}
const encode = (y) =>
  y <= curve.y0 ? curve.a * y : y <= curve.y1 ? curve.b * y ** curve.c + curve.d : curve.e * Math.log(y + curve.f) + curve.g
const decode = (x) =>
  x <= curve.x0 ? x / curve.a : x <= curve.x1 ? ((x - curve.d) / curve.b) ** (1 / curve.c) : Math.exp((x - curve.g) / curve.e) - curve.f

const clamp = (value, low, high) => Math.min(high, Math.max(low, value || 0))

function readPass(file) {
  const data = readFileSync(file)
  return new Float32Array(data.buffer, data.byteOffset, data.length / 4)
}

/** Scales the picture so that its mean (in stops, over 16-pixel blocks) is middle grey. */
function autoExposure(colour, width, height, block = 16) {
  let stops = 0
  let count = 0
  for (let by = 0; by < height; by += block) {
    for (let bx = 0; bx < width; bx += block) {
      let sum = 0
      let pixels = 0
      for (let y = by; y < Math.min(height, by + block); y++) {
        for (let x = bx; x < Math.min(width, bx + block); x++) {
          const i = (y * width + x) * 3
          sum += 0.212671 * colour[i] + 0.71516 * colour[i + 1] + 0.072169 * colour[i + 2]
          pixels += 1
        }
      }
      const mean = sum / pixels
      if (mean > 1e-8) {
        stops += Math.log2(mean)
        count += 1
      }
    }
  }
  return 0.18 / 2 ** (stops / Math.max(count, 1))
}

export async function denoisePicture({ colour, albedo, normal, width, height, threads = 2 }) {
  const exposure = autoExposure(colour, width, height)
  const white = 1 / encode(HALF_MAX)
  const padded = { width: Math.ceil(width / 16) * 16, height: Math.ceil(height / 16) * 16 }
  const plane = padded.width * padded.height
  const input = new Float32Array(9 * plane)
  // The padding mirrors the edge of the picture: a repeated last row would leave a visible line there.
  const mirror = (i, size) => (i < size ? i : 2 * size - 2 - i)
  for (let y = 0; y < padded.height; y++) {
    for (let x = 0; x < padded.width; x++) {
      const from = (mirror(y, height) * width + mirror(x, width)) * 3
      const to = y * padded.width + x
      for (let k = 0; k < 3; k++) {
        input[k * plane + to] = encode(clamp(colour[from + k], 0, HALF_MAX) * exposure) * white
        input[(3 + k) * plane + to] = clamp(albedo[from + k], 0, 1)
        input[(6 + k) * plane + to] = clamp((normal[from + k] || 0) * 0.5 + 0.5, 0, 1)
      }
    }
  }

  const { model, output } = buildDenoiserNetwork(readDenoiserWeights('rt_hdr_alb_nrm'), padded.width, padded.height)
  const session = await ort.InferenceSession.create(model, { intraOpNumThreads: threads, graphOptimizationLevel: 'all' })
  const result = await session.run({ input: new ort.Tensor('float32', input, [1, 9, padded.height, padded.width]) })
  const clean = result[output].data
  const out = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let k = 0; k < 3; k++) {
        const value = clean[k * plane + y * padded.width + x]
        out[(y * width + x) * 3 + k] = Math.max(0, decode(clamp(value, 0, 1) / white) / exposure)
      }
    }
  }
  return out
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const [folder, id, width, height] = process.argv.slice(2)
  const file = (pass) => path.join(folder, `${id}.${pass}.raw`)
  const clean = await denoisePicture({
    colour: readPass(file('colour')), albedo: readPass(file('albedo')), normal: readPass(file('normal')),
    width: Number(width), height: Number(height),
  })
  writeFileSync(file('clean'), Buffer.from(clean.buffer))
}
