/** The papers that the monkeys are cut from, alive and undead. */

export interface Palette {
  fur: string;
  shade: string;
  face: string;
  eye: string;
  mouth: string;
  tooth: string;
}

const living = (fur: string, shade: string, face: string): Palette => ({
  fur,
  shade,
  face,
  eye: 'var(--eye-white)',
  mouth: 'var(--mouth)',
  tooth: 'var(--eye-white)',
});

export const INK = 'var(--outline)';
export const FLAME = '#f47b20';
export const SPARK = '#ffd23f';
export const STEEL = '#8b98a3';
export const WATER = '#4aa8e0';
export const WOOD = '#9b6a3c';
export const GOLD = '#e6b325';
export const BONE = '#f1ead2';

export const RED = living('#b5452a', '#d9663a', '#f3c7a0');
export const BLUE = living('#3f6ea8', '#5d8cc4', '#f2d7b6');
export const SAND = living('#c99a4b', '#e2ba72', '#f7e3bf');
export const VIOLET = living('#6b4a8e', '#8a68ad', '#ecd3c4');
export const TEAL = living('#2f7f78', '#4aa198', '#f0d9b2');
export const PINK = living('#a8547f', '#c87aa0', '#f6d9cf');
export const COAL = living('#4a4550', '#67616e', '#c9b6ad');

const dead = (fur: string, shade: string): Palette => ({ fur, shade, face: '#a9bf7c', eye: '#f4f0b0', mouth: '#2c3a22', tooth: '#d9d6a8' });
export const UNDEAD_RED = dead('#6d5148', '#86695c');
export const UNDEAD_BLUE = dead('#4c5c5e', '#657678');
export const MOULD = dead('#56724a', '#6f8c5f');
export const GREY = dead('#5f5a6d', '#787287');
