bike_route = surroundings = None
