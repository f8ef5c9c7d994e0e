/* The nine points of Chebyshev and Lobatto in a step at which guards and watched values are looked at. */
static const F CHEBYSHEV[9] = {0, 0.03806023374435663, 0.1464466094067262, 0.3086582838174551, 0.5,
                               0.6913417161825448, 0.8535533905932737, 0.9619397662556434, 1};
